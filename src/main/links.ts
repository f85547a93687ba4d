/** Hosts whose pages may open in the person's own browser: the social accounts that profiles link to (PROF-36). */
const allowedHosts = new Set(['twitter.com', 'x.com', 'www.instagram.com', 'www.tiktok.com'])

/** Whether an address may leave the app: `https`, an allowed host, no user name or port that would disguise another. */
export function isAllowedExternal(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  return protocol === 'https:' && allowedHosts.has(hostname) && port === '' && username === '' && password === ''
}
