import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/define-table.ts'
import { id, instant, text } from '../shapes.ts'

const schema = z.strictObject({ id, name: text, memberId: id, type: text, createdAt: instant })

/** A stored photo: its unguessable name is its address below /uploads (IMP-05). */
export type Upload = z.output<typeof schema>

export const uploads = defineTable('uploads', schema, { name: (upload: Upload) => upload.name })
