#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* A pocket calculator: infix to postfix on a stack of operators, then the postfix on a stack of numbers. */
struct stack { double item[64]; int count; };
static void push(struct stack *s, double value) { s->item[s->count++] = value; }
static double pop(struct stack *s) { return s->item[--s->count]; }
static int rank(int operator) { return operator == '(' ? 0 : operator == '+' || operator == '-' ? 1 : 2; }

static void apply(int operator, struct stack *numbers) {
    double b = pop(numbers), a = pop(numbers);
    push(numbers, operator == '+' ? a + b : operator == '-' ? a - b : operator == '*' ? a * b : a / b);
}

int main(int count, char **arguments) {
    struct stack operators = {{0}, 0}, numbers = {{0}, 0};
    char postfix[128] = "";
    if (count < 2) return 1;
    for (const char *c = arguments[1]; ; c++) {
        if (*c == ' ') continue;
        if (isdigit((unsigned char)*c)) {
            push(&numbers, *c - '0');
            strncat(postfix, c, 1);
        } else if (*c == '(') {
            push(&operators, *c);
        } else {
            while (operators.count && operators.item[operators.count - 1] != '(' && (!*c || *c == ')' || rank((int)operators.item[operators.count - 1]) >= rank(*c))) {
                char top = (char)pop(&operators);
                apply(top, &numbers);
                strncat(postfix, &top, 1);
            }
            if (*c == ')') pop(&operators);
            else if (*c) push(&operators, *c);
        }
        printf("%c|", *c ? *c : '=');
        for (int i = 0; i < operators.count; i++) putchar((int)operators.item[i]);
        putchar('|');
        for (int i = 0; i < numbers.count; i++) printf(i ? " %g" : "%g", numbers.item[i]);
        printf("|%s\n", postfix);
        if (!*c) return 0;
    }
}
