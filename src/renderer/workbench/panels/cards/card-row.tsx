import { IconButton } from '../../../ui/base/icon-button.tsx'
import { StatusDot } from '../../../ui/feedback/status-dot.tsx'
import { copyText } from '../../parts/copy-text.ts'

interface CardRowProps {
  number: string
  brand: string | undefined
  text: string
  good: boolean
}

export function CardRow({ number, brand, text, good }: CardRowProps) {
  return (
    <li className="flex items-center gap-3 py-2">
      <StatusDot tone={good ? 'leaf' : 'alarm'} label={good ? '成功' : '失敗'} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <code className="font-mono text-s num">{number.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <span className="text-xs text-ink-3">{brand}</span>
        </span>
        <span className="block text-s text-ink-2">{text}</span>
      </span>
      <IconButton
        icon="copy"
        size={34}
        label={`${number} をコピー`}
        onClick={() => void copyText(number, 'カード番号')}
      />
    </li>
  )
}
