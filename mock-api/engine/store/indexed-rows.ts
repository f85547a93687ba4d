import { crc32 } from 'node:zlib'
import { indexColumn } from '../table/stored-rows.ts'
import type { AnyTable } from '../table/tables.ts'
import { encodeNumbers, numbersPerRow } from './row-numbers.ts'
import type { ExtraColumns } from './world-format.ts'

/** Rows of a table, enough to find, check and index each without reading it; see `StoredRows`. */
export class IndexedRows {
  private readonly columns: {
    readonly name: string
    readonly valueOf: (record: never) => unknown
    values: unknown[]
  }[]
  /** Id, length and checksum of each record. */
  private numbers: number[] = []

  constructor(
    private readonly table: AnyTable,
    extraColumns: ExtraColumns,
  ) {
    const indexes = Object.entries(table.definition.indexes).map(
      ([name, keyOf]) => [indexColumn(name), keyOf] as const,
    )
    const others = Object.entries(extraColumns[table.name] ?? {})
    this.columns = [...indexes, ...others].map(([name, valueOf]) => ({ name, valueOf, values: [] }))
  }

  get size(): number {
    return this.numbers.length / numbersPerRow
  }

  add(record: { readonly id: number }, json: Buffer): void {
    this.numbers.push(record.id, json.length, crc32(json))
    for (const { valueOf, values } of this.columns) values.push(valueOf(record as never) ?? null)
  }

  /** Lines of the index file for all rows since the last time. */
  take(): string {
    const rows = encodeNumbers(this.numbers)
    const lines = this.columns.map(
      ({ name, values }) => `${this.table.name} ${name} ${JSON.stringify(values)}\n`,
    )
    this.numbers = []
    for (const column of this.columns) column.values = []
    return `${this.table.name} rows ${rows}\n${lines.join('')}`
  }
}
