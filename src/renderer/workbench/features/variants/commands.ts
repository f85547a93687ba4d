import { type VariantName, variants, type Variants } from '../../../../contract/enums/variants.ts'
import { type Command, type CommandRow, inLongGroup } from '../../hub/commands.ts'
import { changeVariant, variantTexts } from '../../hub/world/change-variant.ts'

/** Every switch with every value except the present value. */
export const variantCommands = (present: Variants | undefined): readonly Command[] =>
  inLongGroup(
    'バリエーション',
    (Object.keys(variants) as VariantName[]).flatMap((name) =>
      variants[name]
        .filter((value) => value !== present?.[name])
        .map((value): CommandRow => [
          `${variantTexts[name].title}を「${variantTexts[name].values[value] ?? value}」にする`,
          `variant ${name} ${value} ${variantTexts[name].text}`,
          'filter',
          () => changeVariant({ [name]: value }),
        ]),
    ),
  )
