import { Button, Card, Skeleton, Stack, Text } from '@carecircle/ui';
import { PrintIcon } from '@carecircle/ui/icons';
import { faqItems } from '../faq/faq-items';
import { GuideSteps } from '../guides/guide-steps';
import { guides } from '../guides/guides';
import { useHelpWords, WithHelpWords } from '../help-words';
import css from './manual.module.css';

/** /more/help/manual: all guides and answers on one page, which the device prints or keeps as PDF, offline too (SET-5). */
export default function ManualPage() {
  return (
    <WithHelpWords fallback={<Skeleton shape="card" count={4} />}>
      <Manual />
    </WithHelpWords>
  );
}

function Manual() {
  const t = useHelpWords();
  return (
    <Stack gap={5}>
      <div className={css.print}>
        <Button variant="primary" icon={PrintIcon} onPress={() => window.print()}>
          {t('manual.print')}
        </Button>
      </div>
      {guides.map((guide) => (
        <Card key={guide.id} title={t(`guide.${guide.id}`)}>
          <GuideSteps guide={guide} />
        </Card>
      ))}
      <Card title={t('faq')}>
        <dl className={css.answers}>
          {faqItems.map((item) => (
            <div key={item} className={css.answer}>
              <dt>{t(`faq.${item}.q`)}</dt>
              <dd>
                <Text>{t(`faq.${item}.a`)}</Text>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </Stack>
  );
}
