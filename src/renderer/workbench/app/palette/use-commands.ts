import { type Command, inGroup } from '../../hub/commands.ts'
import { useIsMock } from '../../hub/control/backend-queries.ts'
import { headingsCopy } from '../../hub/copy.ts'
import { currentCopy, inBoth } from '../../hub/language.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { dockFoldedAtom, store } from '../../hub/state.ts'
import { useFeatures, usePanels } from '../../hub/window-features.tsx'
import { paletteCopy } from './copy.ts'

const order = Object.keys(headingsCopy.ja)

/** Sorts the commands of all features by their headings. */
export const sortCommands = (commands: readonly Command[]): readonly Command[] =>
  commands.toSorted((one, other) => order.indexOf(one.heading) - order.indexOf(other.heading))

const noCommands = () => []
const foldPanels = () => store.set(dockFoldedAtom, (folded) => !folded)

/**
 * All commands, in the order of the palette before typing.
 * @param typed text in the field, used to search for members
 */
export function useCommands(typed: string): readonly Command[] {
  const openPanel = useOpenPanel()
  const isMock = useIsMock()
  const panels = usePanels().flatMap(({ key, copy, icon }) =>
    inGroup('panels', paletteCopy, ({ open }) => [
      {
        title: open(currentCopy(copy).title),
        search: `${key} ${inBoth(copy, ({ title, search }) => `${title} ${search}`)}`,
        icon,
        run: () => openPanel(`/${key}`),
      },
    ]),
  )
  const foldDock = inGroup('stage', paletteCopy, ({ fold, foldSearch }) => [
    { title: fold, search: foldSearch, icon: 'chevron-right', run: foldPanels },
  ])
  const ofFeatures = useFeatures().flatMap(({ useCommands: useOwn = noCommands, mockOnly }) => {
    // The list of features never changes, so the order of the hooks neither.
    // oxlint-disable-next-line react/hooks -- see above
    const own = useOwn(typed)
    return isMock || !mockOnly ? own : []
  })
  return sortCommands([...panels, ...ofFeatures, ...foldDock])
}
