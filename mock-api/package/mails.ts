import * as z from 'zod/mini'
import { listOutbox } from '../../src/contract/control/outbox.ts'
import { localOrigin, worldHost } from '../../src/contract/rules/hosts.ts'
import type { Mail, World } from './types.ts'

interface WorldOrigin {
  readonly name: string
  /** Address for programs. */
  readonly url: string
  /** Port of the pages. */
  readonly port: number
}

/** All mails of a world, newest first, with addresses that this machine can reach. */
export async function mailsOf(control: World['control'], { name, url, port }: WorldOrigin): Promise<Mail[]> {
  // The address of the first world, because not every system resolves the host names of other worlds.
  const reachable = (text: string) => (name === '' ? text : text.replaceAll(localOrigin(worldHost(name), port), url))
  return z.parse(listOutbox.response, await control('GET', '/outbox')).map(({ text, links, ...mail }) => ({
    ...mail,
    text: reachable(text),
    links: links.map(({ address, state }) => ({ address: reachable(address), state })),
  }))
}
