import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { phoneNames } from '../../../contract/rules/start-options.ts'
import { IconButton } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { quietAtom } from '../state/layout.ts'
import { phoneCountAtom } from '../state/phones.ts'
import { chooseQuiet } from './phone-actions.ts'

interface StageToolsProps {
  onPresent: () => void
  /** Rendered before the other tools. */
  chip: ReactNode
  children: ReactNode
}

/** Number of phones, the quiet switch, and the button to present. */
export function StageTools({ onPresent, chip, children }: StageToolsProps) {
  const [count, setCount] = useAtom(phoneCountAtom)
  const quiet = useAtomValue(quietAtom)
  return (
    <div className="absolute inset-x-0 bottom-2.5 mx-auto flex w-fit max-w-[calc(100%-1rem)] items-center gap-1 rounded-full bg-surface ps-4 pe-1 text-s shadow-1">
      {chip}
      <label
        className="flex cursor-pointer items-center gap-2 whitespace-nowrap"
        title="お知らせ・ログインボーナス・キャンペーンが、ひとりでに画面を覆わないようにし、好みの項目をたたみます"
      >
        <input type="checkbox" checked={quiet} onChange={(event) => chooseQuiet(event.target.checked)} />
        静かな画面
      </label>
      <span aria-hidden className="mx-2 h-4 border-s border-line" />
      <IconButton
        icon="minus"
        label="スマートフォンを減らす"
        size={34}
        disabled={count <= 1}
        onClick={() => setCount(count - 1)}
      />
      <span className="w-4 text-center num">{count}</span>
      <IconButton
        icon="plus"
        label="スマートフォンを増やす"
        size={34}
        disabled={count >= phoneNames.length}
        onClick={() => setCount(count + 1)}
      />
      <span aria-hidden className="mx-2 h-4 border-s border-line" />
      <span className="contents max-xl:hidden">{children}</span>
      <button
        type="button"
        title="発表する（D）"
        onClick={onPresent}
        className="inline-flex h-8.5 items-center gap-1.5 rounded-full bg-plum-soft px-3.5 font-semibold whitespace-nowrap text-plum hover:bg-wash-press"
      >
        <Icon name="present" size={16} />
        発表する
      </button>
    </div>
  )
}
