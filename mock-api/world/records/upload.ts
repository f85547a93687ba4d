import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/table-index.ts'
import { id, instant, text } from './fields.ts'

const uploadSchema = z.strictObject({ id, name: text, memberId: id, type: text, createdAt: instant })

/** A stored photo. Its unguessable name is its address below /uploads (IMP-05). */
type Upload = z.output<typeof uploadSchema>

export const uploads = defineTable('uploads', uploadSchema, { name: (upload: Upload) => upload.name })
