import type { CallFault, ChannelFault } from './fault-schemas.ts'

interface Armed<Fault> {
  readonly fault: Fault
  readonly index: number
  /** How often it could have struck, and did. */
  chances: number
  fired: number
}

type Draw = (...parts: readonly (string | number)[]) => number

/**
 * The faults in force (interfaces.md, faults). Repeatable: after the same PUT the same calls meet the same faults,
 * whatever the chances are.
 */
export class Faults {
  private calls: Armed<CallFault>[] = []
  private channels: Armed<ChannelFault>[] = []

  /** @param draw a number in [0, 1) that follows from its parts and the seed of the world */
  constructor(private readonly draw: Draw) {}

  /** Puts these faults in force in place of the ones before, all counts at zero. */
  replace(list: readonly (CallFault | ChannelFault)[]): void {
    this.calls = []
    this.channels = []
    for (const [index, fault] of list.entries()) {
      if ('channel' in fault.match)
        this.channels.push({ fault: fault as ChannelFault, index, chances: 0, fired: 0 })
      else this.calls.push({ fault: fault as CallFault, index, chances: 0, fired: 0 })
    }
  }

  /** All faults in the order of PUT, with how often each struck. */
  list(): (CallFault | ChannelFault)[] {
    return [...this.calls, ...this.channels]
      .toSorted((a, b) => a.index - b.index)
      .map(({ fault, fired }) => ({ ...fault, fired }))
  }

  /** The first fault that strikes this call, or undefined; counts it. */
  ofCall(method: string, path: string): CallFault | undefined {
    if (this.calls.length === 0) return undefined
    return this.strike(this.calls, ({ match }) => {
      return (match.method === undefined || match.method === method) && fits(match.path, path)
    })
  }

  /** Whether any channel has a fault, to spare frames the look at their channel. */
  get concernsChannels(): boolean {
    return this.channels.length > 0
  }

  /** The first fault that strikes a delivery on this channel, or undefined; counts it. */
  ofChannel(channel: string): ChannelFault | undefined {
    return this.strike(this.channels, ({ match }) => match.channel === '*' || match.channel === channel)
  }

  private strike<Fault extends CallFault | ChannelFault>(
    list: readonly Armed<Fault>[],
    concerns: (fault: Fault) => boolean,
  ): Fault | undefined {
    return list.find((armed) => concerns(armed.fault) && this.strikes(armed))?.fault
  }

  private strikes(armed: Armed<CallFault | ChannelFault>): boolean {
    const { times, probability = 1 } = armed.fault
    if (times !== undefined && armed.fired >= times) return false
    armed.chances += 1
    if (probability < 1 && this.draw('fault', armed.index, armed.chances) >= probability) return false
    armed.fired += 1
    return true
  }
}

function fits(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return pattern === path
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(path)
}
