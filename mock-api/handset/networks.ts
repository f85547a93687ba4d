import { networkInterfaces } from 'node:os'

export interface Network {
  /** Of the interface, as the system calls it. */
  readonly name: string
  readonly address: string
}

/** Bridges of virtual machines and containers, and tunnels: no phone is there. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale)|virtual|vethernet/i

/** IPv4 addresses by which others in a local network reach this machine, the likeliest first. */
export function localNetworks(): Network[] {
  const all = Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isLinkLocal(address))
      .map(({ address }) => ({ name, address })),
  )
  const rank = ({ name }: Network) => (virtual.test(name) ? 1 : 0)
  return all.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Whether the listener may be bound there: an address of this machine, never all of them. A further loopback address
 * (127.0.0.2) is for trying it without a network.
 */
export function mayListenAt(address: string, networks: readonly Network[]): boolean {
  return networks.some((network) => network.address === address) || /^127\.0\.0\.(?!1$)\d+$/.test(address)
}

const isLinkLocal = (address: string) => address.startsWith('169.254.')
