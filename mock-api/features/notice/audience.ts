import type { Member } from '../../world/records/member.ts'

interface Addressed {
  readonly id: number
  readonly audience: Member['sex'] | null
  readonly createdAt: number
}

/** Whether operator content is for this member: for the member's sex, or for both (API-21). */
export function isFor(me: Member, { audience }: Addressed): boolean {
  return audience === null || audience === me.sex
}

/** A member's part of operator content, newest first; equal times by id, highest first (C-9). */
export function newestFirst<R extends Addressed>(all: Iterable<R>, me: Member): R[] {
  return [...all]
    .filter((content) => isFor(me, content))
    .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
}
