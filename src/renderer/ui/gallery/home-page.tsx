import { Go } from './go.tsx'
import { Avatar } from '../avatar.tsx'
import { Brand } from '../brand.tsx'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { Chip } from '../chip.tsx'
import { CountTile } from '../count-tile.tsx'
import { IconButton } from '../icon-button.tsx'
import { PageBody } from '../page-body.tsx'
import { PageHeader } from '../page-header.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { TabBar } from '../tab-bar.tsx'
import { TextLink } from '../text-link.tsx'
import { samplePicture } from './sample-picture.ts'

export function HomePage() {
  return (
    <div className="flex h-visible flex-col">
      <PageHeader
        leading={<Brand className="ps-3" />}
        trailing={<IconButton icon="menu" label="メニュー" />}
      />
      <div className="min-h-0 flex-1 overflow-auto">
        <PageBody>
          <Card className="flex items-center gap-4">
            <Avatar src={samplePicture(7)} />
            <div className="min-w-0 flex-1">
              <h2>あかりさん</h2>
              <p className="text-s text-ink-2">確認済み・プレミアム</p>
            </div>
            <Chip tone="amber">
              残り <b className="num text-m/none font-semibold">4</b> 人
            </Chip>
          </Card>
          <Card className="grid gap-3">
            <SectionHeading action={<span className="num">3:00 まで 5時間12分</span>}>
              今日のおすすめ
            </SectionHeading>
            <p className="text-s text-ink-2">AIレコメンドは1日3人が目安です。翌朝3:00にリセットされます。</p>
            <Button icon="sparkle">AIレコメンドを受け取る</Button>
            <Button tone="quiet">運営レコメンドを受け取る（1日3枚）</Button>
          </Card>
          <div className="grid grid-cols-2 gap-3">
            <CountTile label="マッチング" value={12} render={<Go to="m" />} />
            <CountTile
              label="届いたいいね"
              value={8}
              aside={<Chip tone="rose">新着 3</Chip>}
              render={<Go to="l" />}
            />
          </div>
          <section>
            <SectionHeading action={<TextLink href="#f">すべて見る</TextLink>} className="mb-2.5">
              足跡
            </SectionHeading>
            <ul className="scroll-row -mx-5 flex gap-3.5 px-5">
              {[3, 11, 5, 19, 23].map((seed) => (
                <li key={seed}>
                  <Avatar src={samplePicture(seed)} alt="足跡をつけた方" size={58} />
                </li>
              ))}
            </ul>
          </section>
          <Card space="s">
            <div className="flex items-baseline justify-between px-1">
              <span className="text-s text-ink-2">最新情報</span>
              <span className="num text-xs text-ink-3">2026/11/20</span>
            </div>
            <p className="mt-0.5 px-1">メンテナンスのお知らせ</p>
          </Card>
        </PageBody>
      </div>
      <TabBar
        items={[
          { key: 'h', icon: 'home', label: 'ホーム', current: true, render: <Go to="h" /> },
          {
            key: 'm',
            icon: 'chat',
            label: 'メッセージ',
            current: false,
            dot: '未読があります',
            render: <Go to="m" />,
          },
          { key: 't', icon: 'clock', label: 'タイムライン', current: false, render: <Go to="t" /> },
          { key: 'p', icon: 'person', label: 'プロフィール', current: false, render: <Go to="p" /> },
        ]}
      />
    </div>
  )
}
