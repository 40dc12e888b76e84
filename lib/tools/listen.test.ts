import http from 'node:http';
import { expect, test } from '@playwright/test';
import { listenOnLocalhost, listenOnNetwork, networkAddress, sitePort, stop } from './listen';

const answer: http.RequestListener = (_request, response) => void response.end('here');
/** Whether something answers at an address. */
const answers = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    http.get({ host, port, agent: false }, (response) => resolve(Boolean(response.resume()))).on('error', () => resolve(false));
  });
const ours = () => {
  try {
    return networkAddress();
  } catch {
    return undefined;
  }
};

test('localhost is this computer alone: its address on the network does not answer', async () => {
  const { servers, port } = await listenOnLocalhost(0, answer);
  expect(await answers('127.0.0.1', port)).toBe(true);
  const address = ours();
  if (address) expect(await answers(address, port)).toBe(false);
  await Promise.all(servers.map(stop));
});

test('the network reaches what is opened to it, and this computer still does', async () => {
  const address = ours();
  test.skip(!address, 'this computer is on no network');
  const { servers, port } = await listenOnNetwork(0, answer);
  for (const host of ['127.0.0.1', address as string]) expect(await answers(host, port), host).toBe(true);
  await Promise.all(servers.map(stop));
});

test('a port that is taken is named, with what to do', async () => {
  const { servers, port } = await listenOnLocalhost(0, answer);
  for (const listen of [listenOnLocalhost, listenOnNetwork])
    await expect(listen(port, answer)).rejects.toThrow(`Port ${port} is taken by another program. Stop it, or choose other ports: PORT=3100 npm start`);
  await Promise.all(servers.map(stop));
});

test('PORT is a number that leaves room for the next one', () => {
  expect(sitePort({})).toBe(3000);
  expect(sitePort({ PORT: '8080' })).toBe(8080);
  for (const PORT of ['', 'x', '0', '80a', '-1', '65535', '1e3'])
    expect(() => sitePort({ PORT }), PORT).toThrow(/^PORT is ".*"; it must be a number from 1 to 65534/);
});

test('the address on the network is no inner one and none that a failed DHCP left', () => {
  const entry = (address: string, internal = false) => [{ family: 'IPv4' as const, address, internal, netmask: '', mac: '', cidr: null }];
  expect(networkAddress({ lo: entry('127.0.0.1', true), a: entry('169.254.1.2'), b: entry('192.168.0.7') })).toBe('192.168.0.7');
  expect(() => networkAddress({ lo: entry('127.0.0.1', true) })).toThrow(/on none/);
});
