#ifndef LIST_H
#define LIST_H

struct node {
    char name[12];
    struct node *next;
};

struct node *insert_after(struct node *before, const char *name);
int delete_after(struct node *before);
void free_list(struct node *first);

#endif
