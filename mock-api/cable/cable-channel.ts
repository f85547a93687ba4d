import type { Member } from '../world/records/member.ts'

/** Server side of a channel of the contract. */
export interface CableChannel {
  /** Class name on the wire. */
  readonly name: string
  /** The stream that a member's subscription with these parameters follows, or undefined to reject it. */
  subscribe(memberId: number, params: unknown): string | undefined
  /** Runs a client action; unknown ones and refused ones are dropped without a frame (protocols B4). */
  perform(memberId: number, params: unknown, action: string, payload: unknown): void
  /** Whether what is broadcast on the stream may still go to this member. */
  mayReceive(member: Member, stream: string): boolean
}
