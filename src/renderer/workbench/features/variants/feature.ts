import { useEffect, useRef } from 'react'
import { type VariantName, variants as switches, type Variants } from '../../../../contract/enums/variants.ts'
import { type Command, type CommandRow, inLongGroup } from '../../hub/commands.ts'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { variantsQuery } from '../../hub/control/queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { currentCopy, inBoth } from '../../hub/language.ts'
import { reloadPhones } from '../../hub/phones/refresh-phones.ts'
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
        .map((value): CommandRow => ({
          title: command.set(title, values[value] ?? value),
          search: `variant ${name} ${value} ${search}`,
          icon: 'filter',
          run: () => changeVariant({ [name]: value }),
        }))
    }),
  )

/**
 * Reloads the phones after a change of a switch, because they read switches only at their start: by this or another browser,
 * by a story, or by going to a moment or world with other switches.
 */
export function FollowVariants(): null {
  const { data } = useMockQuery(variantsQuery)
  const former = useRef(data)
  useEffect(() => {
    if (data === undefined || data === former.current) return
    if (former.current !== undefined) reloadPhones()
    former.current = data
  }, [data])
  return null
}

export const variants: Feature = {
  key: 'variants',
  mockOnly: true,
  slots: { background: FollowVariants },
  panel: lazyPanel(variantsCopy, 'filter', 'act', async () => (await import('./variants-panel.tsx')).VariantsPanel),
  useCommands: () => variantCommands(useMockQuery(variantsQuery).data),
}
