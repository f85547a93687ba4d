import { Brand } from '../brand.tsx'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { IconButton } from '../icon-button.tsx'
import { iconPaths, type IconName } from '../icon-paths.ts'
import { Icon } from '../icon.tsx'
import { PageHeader } from '../page-header.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { TextLink } from '../text-link.tsx'
import { Shelf } from './shelf.tsx'

const tones = ['primary', 'quiet', 'danger', 'text'] as const

export function ButtonsPage() {
  return (
    <>
      <Shelf title="Brand, PageHeader">
        <div className="text-center">
          <Brand layout="stage" />
        </div>
        <PageHeader
          leading={<Brand className="ps-3" />}
          trailing={<IconButton icon="menu" label="メニュー" />}
        />
        <PageHeader title="メッセージ" trailing={<IconButton icon="menu" label="メニュー" />} />
        <PageHeader
          tone="sheet"
          title="新しいパスワードの設定"
          leading={<IconButton icon="back" label="戻る" />}
        />
      </Shelf>
      <Shelf title="Button">
        {tones.map((tone) => (
          <div key={tone} className="grid gap-2.5 sm:grid-cols-3">
            <Button tone={tone} icon={tone === 'primary' ? 'sparkle' : undefined}>
              AIレコメンドを受け取る
            </Button>
            <Button tone={tone} busy>
              登録する
            </Button>
            <Button tone={tone} disabled>
              年齢確認が必要です
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          {(['m', 's', 'xs'] as const).map((size) => (
            <Button key={size} tone="quiet" size={size}>
              見送る
            </Button>
          ))}
          <Button size="s">移動…</Button>
          <Button size="s" busy>
            移動…
          </Button>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <IconButton icon="heart" label="いいね" />
          <IconButton icon="heart-filled" label="いいね済み" aria-pressed />
          <IconButton icon="send" label="送信" tone="primary" />
          <IconButton icon="send" label="送信" tone="primary" disabled />
          <span className="rounded-m bg-ridge p-2">
            <IconButton icon="back" label="戻る" tone="photo" />
          </span>
          <IconButton icon="copy" label="コピー" size={34} />
          <TextLink href="#x">すべて見る</TextLink>
          <TextLink href="#x" external>
            利用規約
          </TextLink>
        </div>
      </Shelf>
      <Shelf title="Card, SectionHeading" className="grid gap-3 sm:grid-cols-2">
        <Card className="grid gap-3">
          <SectionHeading action={<span className="num">3:00 まで 5時間12分</span>}>
            今日のおすすめ
          </SectionHeading>
          <p className="text-s text-ink-2">
            AIレコメンドは1日3人が目安です。翌朝3:00にリセットされます。詳しくは
            <TextLink inline href="#x">
              よくある質問
            </TextLink>
            をご覧ください。
          </p>
          <Button icon="sparkle">AIレコメンドを受け取る</Button>
          <Button tone="quiet">運営レコメンドを受け取る（1日3枚）</Button>
        </Card>
        <Card tone="sunken">くぼみ</Card>
        <Card tone="flat">線だけ</Card>
      </Shelf>
      <Shelf title="Icon" className="grid grid-cols-8 gap-3 text-ink-2 sm:grid-cols-16">
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <span key={name} className="grid place-items-center" title={name}>
            <Icon name={name} size={24} />
          </span>
        ))}
      </Shelf>
    </>
  )
}
