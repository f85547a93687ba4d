import dns from 'node:dns'

let resolves = false

/**
 * Lets this process resolve the host names of the pages, for `request`, `page.request` and `route.fetch`. Browsers take all
 * names below localhost for this machine; Node asks the system, which often knows none.
 */
export function resolveOwnNames(): void {
  if (resolves) return
  resolves = true
  const known = (name: string) => (name.endsWith('.yoimachi.localhost') ? '127.0.0.1' : name)
  const { lookup } = dns
  const { lookup: promised } = dns.promises
  // The names that `util.promisify` reads stay.
  dns.lookup = Object.assign(
    (name: string, ...rest: unknown[]) => Reflect.apply(lookup, dns, [known(name), ...rest]),
    lookup,
  )
  dns.promises.lookup = (name: string, ...rest: unknown[]) =>
    Reflect.apply(promised, dns.promises, [known(name), ...rest])
}
