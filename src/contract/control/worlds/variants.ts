import * as z from 'zod/mini'
import { variantsSchema } from '../../enums/variants.ts'
import { defineControl } from '../define-control.ts'

/** The variants of D-54 and the test plan. */
const variantValues = z.extend(variantsSchema, { testPlan: z.boolean() })

export const readVariants = defineControl('readVariants', 'GET /variants', {
  summary: 'The variants with their values',
  response: variantValues,
})

export const changeVariants = defineControl('changeVariants', 'PUT /variants', {
  summary: 'Changes the given variants',
  isAct: true,
  request: z.partial(variantValues),
  response: variantValues,
})
