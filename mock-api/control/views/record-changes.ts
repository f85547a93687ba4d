import type { RecordChange } from '../../../src/contract/control/history/changes.ts'
import { redactedValue } from '../../../src/contract/rules/recorded-text.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { Committed } from '../../engine/store/transaction.ts'
import type { Table } from '../../engine/table/table.ts'
import { referenceTargets, sharingIds } from '../../world/references.ts'
import type { TableName, World } from '../../world/world.ts'
import { memberName } from './member.ts'

type RecordOf<Name extends TableName> = World[Name] extends Table<infer R, infer _> ? R : never

/** Columns whose values would allow a login, a new password or a payment: hashes, tokens, keys and mailed links. */
export const secretColumns: { readonly [Name in TableName]?: readonly (keyof RecordOf<Name> & string)[] } = {
  members: ['passwordHash', 'confirmation', 'reset'],
  logins: ['client', 'tokenHash', 'previousHash', 'earlierHash'],
  mails: ['text', 'links'],
  subscriptions: ['customerPass'],
  cardTokens: ['token'],
  secureChecks: ['key'],
}
const secretNames = new Map<string, readonly string[]>(Object.entries(secretColumns))

/** Columns with the id of a member. */
const memberColumns = Object.entries(referenceTargets).flatMap(([column, table]) =>
  table === 'members' ? [column] : [],
)
const ofMembers = new Set<string>(['members', ...sharingIds])

/** Summarises changes of transactions, one line per record, from its first state to its last. */
export function recordChanges(committed: readonly Committed[], world: World): RecordChange[] {
  const merged = new Map<string, Committed>()
  for (const change of committed) {
    const key = `${change.table}/${(change.after ?? change.before)?.id}`
    const first = merged.get(key)
    merged.set(key, first ? { ...change, before: first.before } : change)
  }
  return [...merged.values()].flatMap((change) => {
    const fields = fieldChanges(change)
    return fields.length === 0 ? [] : [{ ...headOf(change, world), fields }]
  })
}

function headOf({ table, before, after }: Committed, world: World): Omit<RecordChange, 'fields'> {
  const id = (after ?? before)?.id ?? 0
  const record = new Map<string, unknown>(Object.entries({ ...before, ...after }))
  const ids = [
    ...(ofMembers.has(table) ? [id] : []),
    ...memberColumns.map((column) => record.get(column)).filter((named) => typeof named === 'number'),
  ]
  const members = [...new Set(ids)].map((named) => memberName(world, named))
  return { table, id, kind: kindOf(before, after), members }
}

function kindOf(before: unknown, after: unknown): RecordChange['kind'] {
  if (before === undefined) return 'added'
  return after === undefined ? 'removed' : 'changed'
}

function fieldChanges({ table, before, after }: Committed): RecordChange['fields'] {
  const old = new Map<string, unknown>(Object.entries(before ?? {}))
  const fresh = new Map<string, unknown>(Object.entries(after ?? {}))
  const names = new Set([...old.keys(), ...fresh.keys()])
  names.delete('id')
  const isChanged = (field: string) => JSON.stringify(old.get(field)) !== JSON.stringify(fresh.get(field))
  return [...names].filter(isChanged).map((field) => ({
    field,
    before: textOf(table, field, old.get(field)),
    after: textOf(table, field, fresh.get(field)),
  }))
}

function textOf(table: string, field: string, value: unknown): string | null {
  if (value === undefined) return null
  if (value !== null && secretNames.get(table)?.includes(field)) return JSON.stringify(redactedValue)
  if (typeof value === 'number' && field.endsWith('At')) return JSON.stringify(tokyoIso(value))
  return JSON.stringify(value)
}
