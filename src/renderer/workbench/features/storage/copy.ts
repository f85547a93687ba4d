import { type Damage, damageText } from '../../../../contract/rules/damage.ts'
import { grouped } from '../../../../contract/rules/english-amounts.ts'
import { reasonCopy } from '../../hub/control/reason-copy.ts'
import { placedReasonText } from '../../hub/control/refused-file.ts'
import { formatWithYear } from '../../hub/dates.ts'
import type { Copy } from '../../hub/language.ts'

function damageJa(found: Damage): string {
  switch (found.kind) {
    case 'unreadable':
      return `「${found.file}」を読み取れません（${placedReasonText(found.reason, reasonCopy.ja)}）。`
    case 'set-aside':
      return `「${found.copy}」に移しました。その前の状態を使っています。`
    case 'damaged':
      return `「${found.file}」が壊れています。壊れたところより前を使い、全体を「${found.copy}」に残しました。`
    case 'cut': {
      const { file, lost, bytes, copy } = found
      const whole = copy === null ? '' : `全体を「${copy}」に残しました。`
      return `「${file}」の末尾の${grouped(lost)}バイト（全${grouped(bytes)}バイト）が失われました。それより前の変更を使っています。${whole}`
    }
    case 'clock-missing':
      return `「${found.file}」がありません。${standsStill(found.at)}`
    case 'clock-damaged':
      return `「${found.file}」が壊れています。${standsStill(found.at)}ファイルは「${found.copy}」に残しました。`
  }
}

const standsStill = (at: string) => `時計は、最後に分かる${formatWithYear(Date.parse(at))}で止まっています。`

const ja = {
  damage: 'データフォルダーに壊れたファイルがありました。読み取れた部分までの世界を開いています。',
  found: damageJa,
  closeDamage: '壊れたファイルの案内を閉じる',
  problems: {
    gone: 'データフォルダーが削除または移動されたため、変更を保存できません。元に戻すと、また保存できるようになります。',
    full: 'このコンピューターのディスクがいっぱいのため、変更を保存できません。空き容量を増やすと、また保存できるようになります。',
    refused: 'データフォルダーに書き込めないため、変更を保存できません。フォルダーの権限をご確認ください。',
  },
  saveCapsule: '世界をカプセルに書き出す',
}

const en: typeof ja = {
  damage: 'Some files in the data folder were damaged. The world was restored as far as it could be read.',
  found: damageText,
  closeDamage: 'Close the note about damaged files',
  problems: {
    gone: 'Changes cannot be saved because the data folder was deleted or moved. Put it back to save again.',
    full: 'Changes cannot be saved because this computer’s disk is full. Free some space to save again.',
    refused: 'Changes cannot be saved because the data folder is not writable. Check its permissions.',
  },
  saveCapsule: 'Save the world as a capsule',
}

export const storageCopy: Copy<typeof ja> = { ja, en }
