import { groupList } from "../../../thesaurus/group-list.ts";

/**
 * These groups name figures, dates, appointments and contact in the Spanish of customers and of
 * help pages.
 */
export const work = groupList(`
  informe, resumen, reporte, balance
  estadísticas, cifras, datos, métricas, análisis
  panel, tablero, resumen, página de inicio
  gráfico, gráfica, diagrama
  tráfico, visitas, visitantes
  objetivo, conversión, meta
  filtro, filtrar, segmento
  periodo, intervalo, fechas, rango
  tiempo real, en vivo, en directo, ahora mismo
  historial, registro, pasado, actividad
  números, cifras, estadísticas, datos
  cuánta gente, cuántas visitas, número de visitas, visitantes
  de dónde viene la gente, de dónde vienen las visitas, fuente de tráfico, referencias, origen
  cómo va el negocio, rendimiento, ventas
  facturado, ventas, ingresos
  informe por correo, informe automático, informe programado, enviar informe
  sacar un listado, listado, lista, exportar lista
  columnas, campos, columna
  campo propio, campo personalizado, dato adicional
  comparar con el año pasado, comparar periodos, comparación
  semana pasada, mes pasado, intervalo de fechas, periodo
  filtrar por, filtro, mostrar solo
  acotar, limitar, filtrar
  visitas propias, no contar mis visitas, excluir mis visitas, excluir ip
  bots, robots, tráfico falso
  embudo, conversiones
  página más vista, lo más visto, páginas más visitadas
  al momento, al instante, en directo, tiempo real
  historial, registro de actividad
  tarea, quehacer, lista de tareas
  subtarea, lista de comprobación
  marcar como hecho, dar por terminado, completar, finalizar
  prioridad, importante, urgencia
  flujo de trabajo, automatización
  fichar la entrada, marcar la entrada, registro de jornada, control horario
  registro de horas, parte de horas, horas trabajadas, cronómetro
  días libres, pedir días, vacaciones, ausencia, permiso
  baja por enfermedad, estoy enfermo, baja médica, incapacidad, licencia médica
  baja por maternidad, permiso de maternidad, paternidad, nacimiento
  horas extra, horas extraordinarias, sobretiempo
  retraso, demora, tarde, espera
  aplazar, posponer, retrasar, cambiar la fecha
  plazo, fecha límite, hasta cuándo, vencimiento
  horario, horas de apertura, abierto, cuándo abren, apertura
  cerrado, festivo, cierre, feriado
  vacaciones, permiso, ausencia
  cita, reserva, turno, hora
  reservar, pedir cita, reserva, agendar
  cambiar la cita, cambiar la reserva, otra fecha, reprogramar
  calendario, agenda, horario
  recurrente, repetir, periódico
  evento, reunión, encuentro
  curso, clase, taller, formación
  entrada, billete, ticket, boleto
  a qué hora abren, hasta qué hora, horario de apertura, horario
  abren los domingos, abierto en festivo, fin de semana, horario en festivos
  hora punta, mucha gente, cola, tiempo de espera
  hacer cola, fila, cola
  coger cita, pedir hora, sacar turno, pedir cita, reservar cita, cita previa
  no hay citas, no hay hueco, sin huecos, completo, no hay disponibilidad, lista de espera
  hueco, disponibilidad, plaza libre
  mover la cita, cambiar la hora, cambiar la cita, reprogramar, mover … cita, cambiar … cita
  no puedo asistir, me ha surgido algo, cancelar reserva, anular cita
  llego tarde, voy tarde, retraso, llegar tarde
  no me presenté, falté a la cita, no presentado, ausencia sin aviso
  reserva para grupos, grupo grande, reserva de grupo
  reservé mal, me equivoqué de fecha, fecha equivocada, cambiar la reserva
  confirmación de la reserva, no me llegó la reserva, comprobante de reserva, localizador
  recordármelo, avisarme antes, recordatorio, aviso
  sincronizar el calendario, google calendar, outlook, calendario
  cada semana, todas las semanas, semanal, periódico, recurrente
  quedada, reunión, evento
  videollamada, videoconferencia, reunión en línea, zoom
  entrar en la reunión, unirse a la reunión, enlace de la reunión
  compartir pantalla, enseñar mi pantalla, presentar pantalla
  entradas, boletos, billetes, tickets
  no me llegan las entradas, entradas no recibidas, descargar entradas, entrada digital
  vender mi entrada, pasar la entrada, transferir entrada, revender, cambio de nombre en la entrada
  se ha cancelado el evento, concierto cancelado, evento cancelado, evento aplazado
  asiento, butaca, localidad
  aforo, capacidad, plazas disponibles
  curso en línea, clase por internet, curso online, formación a distancia
  apuntarme a un curso, matricularme, matrícula, inscripción
  dejar el curso, darme de baja del curso, cancelar matrícula, anular inscripción
  profesor, docente, maestro, instructor
  alumno, estudiante, participante
  diploma, título académico, certificado
  lección, unidad, módulo
  el colegio, el cole, escuela, instituto
  guardería, jardín de infancia, escuela infantil
  comedor, comida del colegio, menú escolar
  beca, ayuda al estudio, beca de estudios
  universidad, facultad, uni, campus
  solicitud, ticket, caso, consulta
  contacto, contactar, llamar, teléfono, atención al cliente, hablar con, escribir
  soporte, ayuda, asistencia, atención al cliente, servicio al cliente
  queja, reclamación, quejarse, insatisfecho, reclamar
  opinión, valoración, comentario, sugerencia, reseña
  hablar con alguien, persona de verdad, hablar con una persona, atención al cliente, contacto
  llamar por teléfono, número de teléfono, teléfono de atención
  mandar un mensaje, formulario de contacto, contacto
  nadie contesta, no me contestan, no responden
  cuánto tardan en contestar, plazo de respuesta
  abrir una incidencia, abrir un ticket, crear solicitud, ticket de soporte
  poner una queja, hoja de reclamaciones, quejarme, presentar una reclamación
  mal servicio, mala atención, descontento, queja, reclamación
  dejar una opinión, poner una reseña, escribir valoración, valorar
  estrellas, puntuación, valoración, reseñas
  echo de menos, sugerencia, propuesta, solicitud de función
  whatsapp, telegram, mensajería
  redes sociales, instagram, facebook, twitter
  los deberes, entregar la tarea, trabajo de clase
  ponente, orador, conferenciante
  reprobar, no aprobar el examen, repetir examen
  calificación del examen, nota del examen, resultado del examen
  examen, prueba final, evaluación final
  turno de trabajo, cuadrante, horario de trabajo
  biblioteca, préstamo de libros
`);
