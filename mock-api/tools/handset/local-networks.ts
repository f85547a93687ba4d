import { networkInterfaces } from 'node:os'

/** Bridges of virtual machines and containers, and tunnels, where no phone can be. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale)|virtual|vethernet/i

/** Returns IPv4 addresses of this machine in local networks, most likely first. */
export function localNetworks() {
  const all = Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isLinkLocal(address))
      .map(({ address }) => ({ name, address })),
  )
  const rank = ({ name }: { name: string }) => (virtual.test(name) ? 1 : 0)
  return all.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Whether the listener may bind this address: one of this machine, never all. A further loopback address (127.0.0.2)
 * allows trying it without a network.
 */
export function mayListenAt(address: string, networks: ReturnType<typeof localNetworks>): boolean {
  return networks.some((network) => network.address === address) || /^127\.0\.0\.(?!1$)\d+$/.test(address)
}

const isLinkLocal = (address: string) => address.startsWith('169.254.')
