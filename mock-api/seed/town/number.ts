import type { Row } from '../../engine/table/define-table.ts'
import type { Table } from '../../engine/table/table.ts'

/** The id of a planned record: it gets its own when it is written, so that ids follow time. */
export const unnumbered = 0

/** Gives planned records their ids and puts them into the world as they are: copies of thousands would cost a start (P8). */
export function putAll<R extends Row & { id: number }, Index extends string>(
  table: Table<R, Index>,
  records: readonly R[],
): void {
  for (const record of records) {
    record.id = table.nextId
    table.put(record)
  }
}
