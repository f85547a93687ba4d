import { atom, useAtomValue } from 'jotai'
import { type Instant, toEpochMs } from '../../../lib/date-ja.ts'
import { deviceStorage } from '../../../lib/storage.ts'
import { store } from '../../api/store.ts'
import { ownKey } from '../../shared/device/own-key.ts'

// Stored on the device, because no call tells which topics a member has read.
const storageKey = () => ownKey('board')
/** More than a board has; the topics read longest ago are dropped. */
const mostTopics = 200
/** Stands for the first visit of the board among the ids of topics. */
const firstVisitId = 0
/** A new object after each change, so that the list rerenders. */
const changedAtom = atom<object>({})

/** Read topics by id with the epoch ms of their newest post then, and the first visit. */
function readStored(): Map<number, number> {
  const entries = (deviceStorage.getItem(storageKey()) ?? '').split(',').map((entry) => entry.split('@').map(Number))
  return new Map(entries.flatMap(([id = NaN, at = NaN]) => (Number.isNaN(id) || Number.isNaN(at) ? [] : [[id, at]])))
}

/** Notes that a topic was read up to an instant. */
export function rememberTopicRead(id: number, until: Instant): void {
  const read = readStored()
  const at = toEpochMs(until)
  if (Number.isNaN(at) || at <= (read.get(id) ?? -1)) return
  read.delete(id)
  read.set(id, at)
  // The first visit stays however many topics follow.
  const topics = [...read.keys()].filter((key) => key !== firstVisitId)
  for (const oldest of topics.slice(0, -mostTopics)) read.delete(oldest)
  deviceStorage.setItem(storageKey(), [...read].map((entry) => entry.join('@')).join(','))
  store.set(changedAtom, {})
}

/** Notes the first visit of the board: posts of before are not new to anyone. */
export function rememberFirstVisit(nowMs: number): void {
  if (!readStored().has(firstVisitId)) rememberTopicRead(firstVisitId, nowMs)
}

// Another tab of the member.
window.addEventListener('storage', ({ key }) => {
  if (key === storageKey()) store.set(changedAtom, {})
})

/** Returns a lookup of whether a post of another member at an instant is new in a topic. */
export function useNewTopics(): (id: number, postedAt: Instant) => boolean {
  useAtomValue(changedAtom, { store })
  const read = readStored()
  const first = read.get(firstVisitId)
  return (id, postedAt) => first !== undefined && toEpochMs(postedAt) > (read.get(id) ?? first)
}
