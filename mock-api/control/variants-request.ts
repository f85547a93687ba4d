import * as z from 'zod/mini'
import { variantsSchema } from '../../src/contract/enums/variants.ts'

/** PUT /variants: the switches to change, and the test switch beside them (D-54). */
export const variantsRequest = z.extend(z.partial(variantsSchema), { testPlan: z.optional(z.boolean()) })
