import { useQueries, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { DeskDocument } from '../../../../contract/control/operator/document-desk.ts'
import { control } from '../../hub/control/call-control.ts'
import { askOperator, documentsQuery } from '../../hub/control/operator-queries.ts'
import { stageMembersAtom } from '../../hub/phone-state.ts'
import { stageFirst } from './stage-members.ts'
import type { StillRow } from './still-list.ts'

/** A document on the desk. Without one, the operator can still decide on the member. */
export type DeskRow = Omit<DeskDocument, 'submittedAt'> & {
  readonly submittedAt: string | null
  readonly isPending: boolean
}

/** The last decided document of a member, or the member alone; null when this world has no such member. */
const decidedQuery = (id: number) =>
  askOperator(['verdicts', id], async (): Promise<DeskRow | null> => {
    const { verdicts: allowed, document } = await control.readVerdicts({ member: id })
    if (document) return { ...document, isPending: false }
    const member = (await control.listMembers({ query: String(id) })).find((row) => row.id === id)
    const nothing = { id: -id, birthDate: null, issuer: null, submittedAt: null, picture: null, isPending: false }
    return member ? { ...nothing, member, verdicts: allowed } : null
  })

/** Pending documents, oldest first, and those of the members on the stage that are decided. The stage comes first. */
export function useDeskRows(): readonly DeskRow[] {
  const { data: submitted = [] } = useQuery(documentsQuery)
  const onStage = useAtomValue(stageMembersAtom)
  const decided = useQueries({ queries: onStage.map(decidedQuery) }).flatMap(({ data }) => data ?? [])
  const pending = submitted.map((document): DeskRow => ({ ...document, isPending: true }))
  const isPending = (id: number) => pending.some(({ member }) => member.id === id)
  const rows = [...pending, ...decided.filter(({ member }) => !isPending(member.id))]
  return stageFirst(rows, ({ member }) => onStage.includes(member.id))
}

export const keyOf = ({ id, isPending }: DeskRow) => `${id} ${isPending}`

/** Rows with each member once: a decided row keeps its place until its member submits another document. */
export function eachMemberOnce(rows: readonly StillRow<DeskRow>[]): readonly StillRow<DeskRow>[] {
  const membersOf = (some: readonly StillRow<DeskRow>[]) => new Set(some.map(({ item }) => item.member.id))
  const waiting = membersOf(rows.filter(({ item, isGone }) => item.isPending && !isGone))
  const staying = membersOf(rows.filter(({ item, isGone }) => isGone && !waiting.has(item.member.id)))
  return rows.filter(({ item, isGone }) => isGone === staying.has(item.member.id))
}
