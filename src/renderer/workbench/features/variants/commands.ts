import { type VariantName, variants, type Variants } from '../../../../contract/enums/variants.ts'
import { type Command, type CommandRow, inLongGroup } from '../../hub/commands.ts'
import { currentCopy, inBoth } from '../../hub/language.ts'
import { changeVariant } from '../../hub/world/change-variant.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { variantsCopy } from './copy.ts'

/** Every switch with every value except the present value. */
export const variantCommands = (present: Variants | undefined): readonly Command[] =>
  inLongGroup('variants', variantsCopy, ({ command }) =>
    (Object.keys(variants) as VariantName[]).flatMap((name) => {
      const { title, values } = currentCopy(worldCopy).variants[name]
      const search = inBoth(worldCopy, (words) => `${words.variants[name].title} ${words.variants[name].text}`)
      return variants[name]
        .filter((value) => value !== present?.[name])
        .map((value): CommandRow => [
          command.set(title, values[value] ?? value),
          `variant ${name} ${value} ${search}`,
          'filter',
          () => changeVariant({ [name]: value }),
        ])
    }),
  )
