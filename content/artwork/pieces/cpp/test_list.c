#include "list.h"
#include <assert.h>
#include <stdio.h>
#include <string.h>

static void show(const char *when, struct node *first) {
    for (struct node *n = first; n; n = n->next)
        printf("%s %s %td\n", when, n->name, (char *)n - (char *)first);
}

int main(void) {
    /* Stations join the line in another order than the train meets them. */
    struct node *first = insert_after(NULL, "Pune");
    struct node *last = insert_after(first, "Dadar");
    struct node *middle = insert_after(first, "Karjat");
    insert_after(middle, "Kalyan");
    struct node *before = insert_after(first, "Lonavala");
    assert(strcmp(before->next->name, "Karjat") == 0);
    show("before", first);
    assert(delete_after(before));
    assert(strcmp(before->next->name, "Kalyan") == 0);
    assert(!delete_after(last));
    show("after", first);
    free_list(first);
    return 0;
}
