/** Places south of the equator, by the first part of their zone's name: those of the IANA list `zone.tab` with a southern latitude. */
const southern: Readonly<Record<string, string>> = {
  Africa:
    'Blantyre Brazzaville Bujumbura Dar_es_Salaam Gaborone Harare Johannesburg Kigali Kinshasa Luanda Lubumbashi Lusaka Maputo Maseru Mbabane Nairobi Windhoek',
  America:
    'Araguaina Argentina/Buenos_Aires Argentina/Catamarca Argentina/Cordoba Argentina/Jujuy Argentina/La_Rioja Argentina/Mendoza Argentina/Rio_Gallegos Argentina/Salta Argentina/San_Juan Argentina/San_Luis Argentina/Tucuman Argentina/Ushuaia Asuncion Bahia Belem Campo_Grande Coyhaique Cuiaba Eirunepe Fortaleza Guayaquil La_Paz Lima Maceio Manaus Montevideo Noronha Porto_Velho Punta_Arenas Recife Rio_Branco Santarem Santiago Sao_Paulo',
  Antarctica: 'Casey Davis DumontDUrville Macquarie Mawson McMurdo Palmer Rothera Syowa Troll Vostok',
  Asia: 'Dili Jakarta Jayapura Makassar Pontianak',
  Atlantic: 'South_Georgia St_Helena Stanley',
  Australia: 'Adelaide Brisbane Broken_Hill Darwin Eucla Hobart Lindeman Lord_Howe Melbourne Perth Sydney',
  Indian: 'Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Mauritius Mayotte Reunion',
  Pacific:
    'Apia Auckland Bougainville Chatham Easter Efate Fakaofo Fiji Funafuti Galapagos Gambier Guadalcanal Kanton Marquesas Nauru Niue Norfolk Noumea Pago_Pago Pitcairn Port_Moresby Rarotonga Tahiti Tongatapu Wallis',
};

/** Whether it is winter in July where this zone is. Names that the list does not have count as northern. */
export function isSouthern(timeZone: string): boolean {
  const [region = '', ...place] = timeZone.split('/');
  return (southern[region]?.split(' ') ?? []).includes(place.join('/'));
}
