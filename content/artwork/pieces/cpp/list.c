#include "list.h"
#include <stdlib.h>
#include <string.h>

struct node *insert_after(struct node *before, const char *name) {
    struct node *new = malloc(sizeof *new);
    if (!new) return NULL;
    strncpy(new->name, name, sizeof new->name - 1);
    new->name[sizeof new->name - 1] = 0;
    new->next = before ? before->next : NULL;
    if (before) before->next = new;
    return new;
}

int delete_after(struct node *before) {
    struct node *gone = before->next;
    if (!gone) return 0;
    before->next = gone->next;
    free(gone);
    return 1;
}

void free_list(struct node *first) {
    while (first) {
        struct node *next = first->next;
        free(first);
        first = next;
    }
}
