import type { Member } from '../world/records/member.ts'

/** What a broadcast goes to and a subscription follows: one conversation of one channel. */
export interface Stream {
  /** Class name of the channel on the wire. */
  readonly channel: string
  /** Id of what the channel's conversations belong to: of a pairing, or of a member who talks with the operator. */
  readonly conversation: number
}

/** Server side of a channel of the contract. */
export interface CableChannel {
  /** Class name on the wire. */
  readonly name: string
  /** The conversation that a member's subscription with these parameters follows, or undefined to reject it. */
  subscribe(memberId: number, params: unknown): number | undefined
  /** Runs a client action; unknown ones and refused ones are dropped without a frame (protocols B4). */
  perform(memberId: number, conversation: number, action: string, payload: unknown): void
  /** Whether what is broadcast to the conversation may still go to this member. */
  mayReceive(member: Member, conversation: number): boolean
}
