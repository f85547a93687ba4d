import {
  type ArmedFault,
  type CallFault,
  type ChannelFault,
  type Fault,
  isChannelFault,
} from '../../../src/contract/control/faults.ts'

interface Armed {
  readonly fault: Fault
  readonly index: number
  /** Number of calls that it could have changed, and that it changed. */
  chances: number
  fired: number
}

type Draw = (...parts: readonly (string | number)[]) => number

/** Faults in force. Repeatable: after the same PUT, the same requests meet the same faults. */
export class Faults {
  private inForce: Armed[] = []
  /** Undefined after a change. */
  private lastArmed: readonly ArmedFault[] | undefined

  /** @param draw a number in [0, 1) that follows from its parts and the seed of the world */
  constructor(private readonly draw: Draw) {}

  replace(list: readonly Fault[]): void {
    this.resume(list.map((fault) => ({ fault, chances: 0, fired: 0 })))
  }

  resume(list: readonly ArmedFault[]): void {
    this.inForce = list.map((armed, index) => ({ ...armed, index }))
    this.lastArmed = undefined
  }

  /** Returns all faults in the order of PUT, with their counts, as the same list while nothing changes. */
  armed(): readonly ArmedFault[] {
    return (this.lastArmed ??= this.inForce.map(({ fault, chances, fired }) => ({ fault, chances, fired })))
  }

  /** Returns all faults in the order of PUT, with the number of times each was applied. */
  list(): Fault[] {
    return this.armed().map(({ fault, fired }) => ({ ...fault, fired }))
  }

  /**
   * Returns the fault to apply to this call, or undefined, and counts it. The first fault that changes the outcome wins;
   * faults before it that only add latency delay it as well.
   */
  ofCall(method: string, path: string): CallFault | undefined {
    let slow: CallFault | undefined
    for (const armed of this.inForce) {
      if (isChannelFault(armed.fault)) continue
      const { match } = armed.fault
      const isMeant = (match.method ?? method) === method && fits(match.path, path)
      if (!isMeant || !this.strikes(armed)) continue
      const fault = slow === undefined ? armed.fault : delayed(armed.fault, slow)
      if (!onlySlows(fault)) return fault
      slow = fault
    }
    return slow
  }

  /** Whether any channel has a fault, so that frames need not be parsed otherwise. */
  get concernsChannels(): boolean {
    return this.inForce.some(({ fault }) => isChannelFault(fault))
  }

  /** Returns the first fault to apply to a delivery on this channel, or undefined, and counts it. */
  ofChannel(channel: string): ChannelFault | undefined {
    for (const armed of this.inForce) {
      const { fault } = armed
      if (!isChannelFault(fault)) continue
      const { match } = fault
      if ((match.channel === '*' || match.channel === channel) && this.strikes(armed)) return fault
    }
    return undefined
  }

  private strikes(armed: Armed): boolean {
    const { times, probability = 1 } = armed.fault
    if (times !== undefined && armed.fired >= times) return false
    this.lastArmed = undefined
    armed.chances += 1
    if (probability < 1 && this.draw('fault', armed.index, armed.chances) >= probability) return false
    armed.fired += 1
    return true
  }
}

const onlySlows = ({ status, body, drop }: CallFault) =>
  status === undefined && body === undefined && (drop === undefined || drop === false)

const delayed = (fault: CallFault, { latencyMs = 0 }: CallFault): CallFault => ({
  ...fault,
  latencyMs: latencyMs + (fault.latencyMs ?? 0),
})

/** Whether a path matches the pattern; each `*` is any text. Searches each part once, so that no pattern is slow. */
function fits(pattern: string, path: string): boolean {
  const [start = '', ...parts] = pattern.split('*')
  const end = parts.pop()
  if (end === undefined) return pattern === path
  const last = path.length - end.length
  if (last < start.length || !path.startsWith(start) || !path.endsWith(end)) return false
  let at = start.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0 || found + part.length > last) return false
    at = found + part.length
  }
  return true
}
