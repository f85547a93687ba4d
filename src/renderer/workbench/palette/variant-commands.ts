import { variants, type VariantName, type Variants } from '../../../contract/enums/variants.ts'
import { changeVariant } from '../panels/variants/change-variant.ts'
import { variantTexts } from '../panels/variants/variant-texts.ts'
import type { Command } from './command.ts'

/** Every switch to every value that it does not have now. */
export function variantCommands(present: Variants | undefined): readonly Command[] {
  return (Object.keys(variants) as VariantName[]).flatMap((name) =>
    variants[name]
      .filter((value) => value !== present?.[name])
      .map((value) => ({
        id: `variant-${name}-${value}`,
        group: 'バリエーション',
        title: `${variantTexts[name].title}を「${variantTexts[name].values[value] ?? value}」にする`,
        words: `variant ${name} ${value} ${variantTexts[name].text}`,
        icon: 'filter' as const,
        isOneOfMany: true as const,
        run: () => changeVariant({ [name]: value }),
      })),
  )
}
