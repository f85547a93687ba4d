import { useAtom, useAtomValue } from 'jotai'
import { phoneNames } from '../../../../contract/rules/hosts.ts'
import { useCopy } from '../../hub/language.ts'
import { phoneCountAtom } from '../../hub/phone-state.ts'
import { chooseQuiet } from '../../hub/phones/quiet-stage.ts'
import { quietAtom } from '../../hub/state.ts'
import { Slot } from '../../hub/window-features.tsx'
import { SmallIconButton } from '../../parts/buttons.tsx'
import { stageCopy } from './copy.ts'

function Divider() {
  return <span aria-hidden className="mx-1 h-4 border-s border-line max-lg:mx-0.5" />
}

/** Number of phones, the quiet switch, and the tools of other features. */
export function StageTools() {
  const words = useCopy(stageCopy)
  const [count, setCount] = useAtom(phoneCountAtom)
  const quiet = useAtomValue(quietAtom)
  return (
    <div className="absolute inset-x-0 bottom-2.5 mx-auto flex w-fit max-w-[calc(100%-1rem)] items-center gap-1 rounded-full bg-surface ps-3 pe-1 text-s shadow-1">
      <Slot slot="stageChip" />
      <label className="flex cursor-pointer items-center gap-2 whitespace-nowrap" title={words.quietText}>
        <input type="checkbox" checked={quiet} onChange={(event) => chooseQuiet(event.target.checked)} />
        {words.quietStage}
      </label>
      <Divider />
      <SmallIconButton icon="minus" label={words.fewer} disabled={count <= 1} onClick={() => setCount(count - 1)} />
      <span className="w-4 text-center num">{count}</span>
      <SmallIconButton
        icon="plus"
        label={words.more}
        disabled={count >= phoneNames.length}
        onClick={() => setCount(count + 1)}
      />
      <Divider />
      <Slot slot="stageTools" />
    </div>
  )
}
