import type { readStorage } from '../../../contract/control/world.ts'
import type { ResponseOf } from '../../../contract/wire/endpoint.ts'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { saveCapsule } from '../capsule/save-capsule.ts'
import { useStorage } from '../control/queries.ts'
import { attempt } from '../parts/flash.ts'

type Kind = NonNullable<ResponseOf<typeof readStorage>['problem']>['kind']

const texts: Record<Kind, string> = {
  gone: 'データフォルダーが削除または移動されたため、変更を保存できません。元に戻すと、また保存できるようになります。',
  full: 'このコンピューターのディスクがいっぱいのため、変更を保存できません。空きを作ると、また保存できるようになります。',
  refused: 'データフォルダーに書き込めないため、変更を保存できません。フォルダーの権限をご確認ください。',
}

/** Stays in sight as long as nothing can be saved: the world in memory can still be taken elsewhere. */
export function StorageBanner() {
  const data = useStorage()
  if (!data?.problem) return null
  return (
    <div
      role="alert"
      className="flex shrink-0 items-center justify-center gap-3 bg-alarm px-4 py-1.5 text-s font-semibold text-surface"
    >
      <Icon name="warning" size={16} />
      <span>{texts[data.problem.kind]}</span>
      <code className="max-w-96 truncate font-mono text-xs font-normal" title={data.folder}>
        {data.folder}
      </code>
      <Button
        size="xs"
        tone="quiet"
        className="shrink-0 bg-surface"
        onClick={() => void attempt(saveCapsule)}
      >
        世界をカプセルに書き出す
      </Button>
    </div>
  )
}
