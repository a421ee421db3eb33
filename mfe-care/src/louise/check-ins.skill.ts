import { askedRecipients, linkTo, memberName, type CareSkill } from './care-skill';

export const latestCheckIn: CareSkill = {
  description: 'How the people cared for are: the latest check-in of each, with notes, by whom and when.',
  answer: async ({ words }, context) => {
    const { t, formats } = context;
    const lines = await Promise.all(
      askedRecipients(context, words).map(async ({ id, name }) => {
        const { checkIns } = await context.read('care.listCheckIns', { recipientId: id, limit: 1 });
        const [latest] = checkIns;
        if (!latest) return t('check-in.none', { name });
        const by = latest.overLinkBy ?? memberName(context, latest.checkedBy);
        const said = t(`check-in.${latest.status}`, { name, by, when: formats.relative(latest.createdAt) });
        return latest.notes ? `${said}\n“${latest.notes}”` : said;
      }),
    );
    return { text: lines.join('\n'), links: linkTo(t('link.check-in'), 'check-in') };
  },
};

export const streak: CareSkill = {
  description: 'How many days in a row the person who asks has checked in.',
  answer: async (_question, context) => {
    const { t } = context;
    const { streak: own } = await context.read('care.getCheckInDay', {});
    const text = t('streak', { current: own.current, longest: own.longest });
    return { text, links: linkTo(t('link.check-in'), 'check-in') };
  },
};
