import { defaultVariants, type VariantName, type Variants } from '../../src/contract/enums/variants.ts'
import type { World } from './world.ts'

/** Whether a variant has this value in a world: the chosen one, else the variant's own default (D-54). */
export function isVariant<Name extends VariantName>(world: World, name: Name, value: Variants[Name]): boolean {
  return (world.settings.find(1)?.variants[name] ?? defaultVariants[name]) === value
}
