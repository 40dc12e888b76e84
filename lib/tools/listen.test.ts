import http from 'node:http';
import os from 'node:os';
import { expect, test } from '@playwright/test';
import { listen, networkAddress, sitePort } from './listen';

const answer: http.RequestListener = (_request, response) => void response.end('here');
/** Whether something answers at an address. */
const answers = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    http
      .get({ host, port, agent: false }, (response) => resolve(Boolean(response.resume())))
      .on('error', () => resolve(false));
  });
const LOCALHOST = ['127.0.0.1', '::1'];
/** Those of this computer. An IPv6 address of a network would need its interface named. */
const ADDRESSES = Object.values(os.networkInterfaces())
  .flatMap((addresses) => addresses?.map(({ address }) => address) ?? [])
  .filter((address) => !address.includes(':') || address === '::1');
const onNetwork = ADDRESSES.some((address) => !/^(::1$|127\.|169\.254\.)/.test(address));

test('localhost is this computer alone, by both its addresses: that on the network does not answer', async () => {
  const { port, close } = await listen(0, answer);
  for (const address of ADDRESSES)
    expect(await answers(address, port), address).toBe(LOCALHOST.includes(address));
  await close();
});

test('a port that is taken is named, with what to do', async () => {
  const { port, close } = await listen(0, answer);
  for (const lan of onNetwork ? [false, true] : [false])
    await expect(listen(port, answer, lan)).rejects.toThrow(
      `Port ${port} is taken by another program. Stop it, or choose other ports: PORT=3100 npm start`,
    );
  await close();
});

test('PORT is a number that leaves room for the next one', () => {
  expect(sitePort({})).toBe(3000);
  expect(sitePort({ PORT: '8080' })).toBe(8080);
  for (const PORT of ['', 'x', '0', '80a', '-1', '65535', '1e3'])
    expect(() => sitePort({ PORT }), PORT).toThrow(/^PORT is ".*"; it must be a number from 1 to 65534/);
});

test('the address on the network is no inner one and none that a failed DHCP left', () => {
  const entry = (address: string, internal = false) => [
    { family: 'IPv4' as const, address, internal, netmask: '', mac: '', cidr: null },
  ];
  expect(
    networkAddress({ lo: entry('127.0.0.1', true), a: entry('169.254.1.2'), b: entry('192.168.0.7') }),
  ).toBe('192.168.0.7');
  expect(() => networkAddress({ lo: entry('127.0.0.1', true) })).toThrow(/on none/);
});
