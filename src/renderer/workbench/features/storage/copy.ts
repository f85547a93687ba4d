import type { Copy } from '../../hub/language.ts'

const ja = {
  damage: 'データフォルダーに壊れたファイルがありました。読み取れた部分までの世界を開いています。',
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
  closeDamage: 'Close the note about damaged files',
  problems: {
    gone: 'Changes cannot be saved because the data folder was deleted or moved. Put it back to save again.',
    full: 'Changes cannot be saved because this computer’s disk is full. Free some space to save again.',
    refused: 'Changes cannot be saved because the data folder is not writable. Check its permissions.',
  },
  saveCapsule: 'Save the world as a capsule',
}

export const storageCopy: Copy<typeof ja> = { ja, en }
