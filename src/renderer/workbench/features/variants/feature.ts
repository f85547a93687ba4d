import { type VariantName, variants as switches, type Variants } from '../../../../contract/enums/variants.ts'
import { type Command, type CommandRow, inLongGroup } from '../../hub/commands.ts'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { variantsQuery } from '../../hub/control/queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { currentCopy, inBoth } from '../../hub/language.ts'
import { changeVariant } from '../../hub/world/change-variant.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { variantsCopy } from './copy.ts'

/** Every switch with every value except the present value. */
export const variantCommands = (present: Variants | undefined): readonly Command[] =>
  inLongGroup('variants', variantsCopy, ({ command }) =>
    (Object.keys(switches) as VariantName[]).flatMap((name) => {
      const { title, values } = currentCopy(worldCopy).variants[name]
      const search = inBoth(worldCopy, (words) => `${words.variants[name].title} ${words.variants[name].text}`)
      return switches[name]
        .filter((value) => value !== present?.[name])
        .map((value): CommandRow => [
          command.set(title, values[value] ?? value),
          `variant ${name} ${value} ${search}`,
          'filter',
          () => changeVariant({ [name]: value }),
        ])
    }),
  )

export const variants: Feature = {
  key: 'variants',
  mockOnly: true,
  panel: lazyPanel(variantsCopy, 'filter', 'act', async () => (await import('./variants-panel.tsx')).VariantsPanel),
  useCommands: () => variantCommands(useMockQuery(variantsQuery).data),
}
