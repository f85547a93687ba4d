import { useAtom } from 'jotai'
import { phoneNames } from '../../../contract/rules/local-origins.ts'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { quietAtom } from '../state/layout.ts'
import { phoneCountAtom } from '../state/phones.ts'
import { reloadPhones } from './phone-actions.ts'

/** How many phones there are, and whether anything may cover them by itself. */
export function StageTools() {
  const [count, setCount] = useAtom(phoneCountAtom)
  const [quiet, setQuiet] = useAtom(quietAtom)
  const change = (next: boolean) => {
    setQuiet(next)
    // What was held back opens when its page is opened.
    window.setTimeout(reloadPhones)
  }
  return (
    <div className="absolute inset-x-0 bottom-2.5 mx-auto flex w-fit items-center gap-1 rounded-full bg-surface ps-4 pe-1 text-s shadow-1">
      <label
        className="flex cursor-pointer items-center gap-2 whitespace-nowrap"
        title="お知らせ・ログインボーナス・キャンペーンが、ひとりでに画面を覆わないようにします"
      >
        <input type="checkbox" checked={quiet} onChange={(event) => change(event.target.checked)} />
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
    </div>
  )
}
