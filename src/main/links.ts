import { shell } from 'electron'
import * as z from 'zod/mini'
import type { Handler } from './bridge/bridge.ts'

/** Hosts whose pages may open in the person's own browser: the social accounts that profiles link to (PROF-36). */
const allowedHosts = new Set(['twitter.com', 'x.com', 'www.instagram.com', 'www.tiktok.com'])

/** Whether an address may leave the app: `https`, an allowed host, no user name or port that would disguise another. */
export function isAllowedExternal(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  return (
    protocol === 'https:' && allowedHosts.has(hostname) && port === '' && username === '' && password === ''
  )
}

export const openExternalHandler: Handler<'openExternal'> = {
  input: z.string().check(z.refine(isAllowedExternal)),
  expects: 'the address must be an https page of an allowed host',
  run: (address) => shell.openExternal(address),
}
