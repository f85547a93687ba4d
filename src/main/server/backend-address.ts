/** Whether text can be the base address of a real API: `https`, or `http` on this machine, without query or fragment. */
export function isBackendAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(text)
  if (search || hash || username || password) return false
  const isLoopback = hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return protocol === 'https:' || (protocol === 'http:' && isLoopback)
}
