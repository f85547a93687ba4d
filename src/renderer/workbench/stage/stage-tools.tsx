import { useAtom } from 'jotai'
import { phoneNames } from '../../../contract/rules/local-origins.ts'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { phoneCountAtom } from '../state/phones.ts'

export function StageTools() {
  const [count, setCount] = useAtom(phoneCountAtom)
  return (
    <div className="absolute right-3 bottom-3 grid rounded-full bg-surface shadow-1">
      <IconButton
        icon="plus"
        label="スマートフォンを増やす"
        size={34}
        disabled={count >= phoneNames.length}
        onClick={() => setCount(count + 1)}
      />
      <IconButton
        icon="minus"
        label="スマートフォンを減らす"
        size={34}
        disabled={count <= 1}
        onClick={() => setCount(count - 1)}
      />
    </div>
  )
}
