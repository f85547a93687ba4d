import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/define-table.ts'
import { id, instant } from '../shapes.ts'

const schema = z.strictObject({ id, fromId: id, toId: id, createdAt: instant })

/** A like that one member sent another (D-24). */
export type Like = z.output<typeof schema>

export const likes = defineTable('likes', schema, { pair: (like: Like) => `${like.fromId}:${like.toId}` })
