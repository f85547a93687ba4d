import { useAtomValue } from 'jotai'
import { type Command, inGroup } from '../../hub/commands.ts'
import type { Feature } from '../../hub/feature.ts'
import { useLanguage } from '../../hub/language.ts'
import { isGlossingAtom } from '../../hub/phones/phone-gloss.ts'
import { store } from '../../hub/state.ts'
import { glossCopy } from './copy.ts'
import { GlossButton } from './gloss-button.tsx'

function useGlossCommands(): readonly Command[] {
  const isGlossing = useAtomValue(isGlossingAtom)
  if (useLanguage() === 'ja') return []
  return inGroup('stage', glossCopy, ({ start, stop, search }) => [
    { title: isGlossing ? stop : start, search, icon: 'eye', run: () => store.set(isGlossingAtom, !isGlossing) },
  ])
}

export const gloss: Feature = {
  key: 'gloss',
  useCommands: useGlossCommands,
  slots: { stageTools: GlossButton },
}
