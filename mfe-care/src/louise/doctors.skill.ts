import { specialties, type Doctor, type Member } from '@carecircle/contracts';
import { saysAny } from '@carecircle/remote-kit/questions';
import { linkTo, listed, named, type CareContext, type CareSkill } from './care-skill';

const mostListed = 4;

const call = ({ t }: CareContext, { name, phone }: Pick<Doctor, 'name' | 'phone'>) =>
  phone === null ? [] : [{ text: t('link.call', { name }), href: `tel:${phone}` }];

export const findDoctor: CareSkill = {
  description:
    'Phone numbers: of the doctors of the circle, by name or specialty, or of a member who is named.',
  answer: async ({ words }, context) => {
    const { t } = context;
    const doctors = await context.read('doctors.listDoctors', {});
    const asked = specialties.filter((specialty) => saysAny(words, t(`specialty.${specialty}`)));
    const found =
      asked.length > 0 ? doctors.filter(({ specialty }) => asked.includes(specialty)) : named(doctors, words);
    const links = linkTo(t('link.doctors'), 'doctors');
    const [member] = named(context.session.members, words);
    if (found.length === 0 && member) return numberOf(context, member);
    if (found.length === 0 && asked.length > 0) return { text: t('doctor.none-of'), links };
    const shown = (found.length > 0 ? found : doctors).slice(0, mostListed);
    if (shown.length === 0) return { text: t('doctor.none'), links };
    const lines = shown.map(({ name, phone, address }) =>
      [name, phone ?? t('doctor.no-phone'), address].filter(Boolean).join(', '),
    );
    return { text: listed(lines), links: [...shown.flatMap((doctor) => call(context, doctor)), ...links] };
  },
};

function numberOf(context: CareContext, { id, name, phone }: Member) {
  const text = [name, phone ?? context.t('doctor.no-phone')].join(', ');
  const toPage = linkTo(name, 'member', undefined, { memberId: id });
  return { text, links: [...call(context, { name, phone }), ...toPage] };
}

/** Whom to call with a question about a dose: the family doctor first. */
export const doseContacts: CareSkill = {
  description: 'Doctors to call with a question about a dose.',
  answer: async (_question, context) => {
    const doctors = await context.read('doctors.listDoctors', {});
    const isFirst = ({ specialty }: Doctor) => Number(specialty === 'primary-care');
    const inOrder = doctors
      .filter(({ phone }) => phone !== null)
      .sort((one, other) => isFirst(other) - isFirst(one))
      .slice(0, 2);
    return { text: '', links: inOrder.flatMap((doctor) => call(context, doctor)) };
  },
};
