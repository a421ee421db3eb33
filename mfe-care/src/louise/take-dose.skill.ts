import { propose } from '@carecircle/remote-kit';
import { linkTo, listed, type CareSkill } from './care-skill';
import { doseWords, readDoses } from './read-doses';

/** Prepares what 'Mark Taken' does; which dose is meant is asked back when there are several (LOU-3). */
export const takeDose: CareSkill = {
  description: 'Prepares to mark a dose that is due as taken; the person confirms it.',
  answer: async ({ words }, context) => {
    const { t } = context;
    const links = linkTo(t('link.medications'), 'medications');
    const open = (await readDoses(context, words)).filter(
      ({ state }) => state === 'due' || state === 'overdue',
    );
    const [only, another] = open;
    if (!only || only.dose.time === null) return { text: t('take.none'), links };
    if (another) {
      const lines = open.map((dose) => doseWords(context, dose));
      return { text: `${t('take.which')}\n${listed(lines)}`, links };
    }
    const { medicationId, day, time } = only.dose;
    const said = { dose: doseWords(context, only) };
    return {
      text: t('take.ask', said),
      links: [],
      proposal: propose(
        'care.takeDose',
        { medicationId, day, time },
        { confirm: t('take.confirm'), done: t('take.done', said), links },
      ),
    };
  },
};
