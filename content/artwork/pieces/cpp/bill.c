#include <stdio.h>

/* An electricity bill by slabs, in whole paise; a sample tariff. */
static const int upto[] = {100, 300, 500, 1000000}, paise[] = {450, 950, 1280, 1450};

static long bill(int units) {
    long sum = 0;
    for (int slab = 0, from = 0; units > from; from = upto[slab++])
        sum += (long)((units < upto[slab] ? units : upto[slab]) - from) * paise[slab];
    return sum;
}

int main(void) {
    const int edge[] = {0, 1, 100, 101, 300, 301, 500, 501, 340};
    for (int i = 0; i < 9; i++) printf("%d %ld\n", edge[i], bill(edge[i]));
}
