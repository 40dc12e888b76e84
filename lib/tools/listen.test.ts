import { expect, test } from '@playwright/test';
import { listen, sitePort } from './listen';

test('a port that is taken is named, with what to do', async () => {
  const { port, close } = await listen(0, (_request, response) => void response.end());
  await expect(listen(port, () => undefined)).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose other ports: PORT=3100 npm run `,
  );
  await close();
});

test('PORT must be a number from 1 to 65534', () => {
  expect(sitePort('8080')).toBe(8080);
  for (const PORT of ['', '0', '80a', '65535'])
    expect(() => sitePort(PORT), PORT).toThrow(
      `PORT is "${PORT}"; it must be a number from 1 to 65534: PORT=3100 npm run `,
    );
});
